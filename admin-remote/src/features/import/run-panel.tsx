import type { ImportRecord } from '@gallery/shared/contract/collection/imports/import';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatDate } from '@gallery/shared/domain/time';
import { adminArtworksPath } from '@gallery/shared/paths/admin-paths';
import { useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { useEffect, useRef, useState } from 'react';
import checkbox from '../../ui/forms/checkbox-field.module.css';
import { Panel, PanelBody } from '../../ui/page/panel';
import { queryKeys } from '../../ui/query-keys';
import styles from './import.module.css';
import { importQueries, startImport, undoImport } from './import.queries';

export function RunPanel({ of }: { of: ImportRecord }) {
  const { done, same, wrong, without_picture: missing } = of.rows;
  const [chosen, choose] = useState<boolean>();
  // New works arrive as drafts unless a curator wants them on the site. Another tab may have started the import.
  const asDrafts = chosen ?? (of.state === 'checking' || (of.as_drafts ?? false));
  const said = useRef<HTMLParagraphElement>(null);
  const start = useAction({
    mutationFn: () => startImport(of._id, asDrafts),
    invalidates: importQueries.all,
    done() {
      choose(undefined);
      // The button goes away.
      said.current?.focus();
    },
  });
  const ready = of.rows.new + of.rows.changed - done - missing;
  const isRunning = of.state === 'running';
  useFreshWorks(of);
  return (
    <Panel heading="Import">
      <PanelBody>
        <div className={styles.column}>
          {(isRunning || done > 0) && (
            <progress
              className={styles.progress}
              aria-label="Works"
              max={done + Math.max(ready, 0)}
              value={done}
            />
          )}
          <p ref={said} role="status" tabIndex={-1}>
            {isRunning && `${done} works imported. You can leave this page.`}
            {of.state === 'done' && `${works(done)} imported.`}
          </p>
          {of.state === 'done' && done > 0 && (
            <ButtonLink kind="secondary" to={asDrafts ? draftsPath : adminArtworksPath}>
              See the works
            </ButtonLink>
          )}
          {!isRunning && (ready > 0 || missing > 0) && (
            <label className={checkbox.check}>
              <input
                className={checkbox.box}
                type="checkbox"
                checked={asDrafts}
                onChange={({ target }) => choose(target.checked)}
              />
              Keep new works as drafts
            </label>
          )}
          {!isRunning && ready > 0 && (
            <Button busy={start.isPending} onClick={() => start.mutate()}>
              Import {works(ready)}
            </Button>
          )}
          {of.state === 'done' && ready === 0 && wrong > 0 && (
            <Button kind="secondary" busy={start.isPending} onClick={() => start.mutate()}>
              Try {wrong === 1 ? 'the failed row' : `${wrong} failed rows`} again
            </Button>
          )}
          {!isRunning && ready === 0 && done === 0 && (
            <p>
              {same === of.rows.total
                ? 'The gallery already has every work of the file.'
                : 'No row is ready. Correct the rows, and choose their pictures.'}
            </p>
          )}
          <UndoImport of={of} />
          <p className={styles.hint}>
            {wrong > 0 && `Rows to correct, which stay out: ${wrong}. `}
            {missing > 0 && `Rows that wait for a picture: ${missing}. `}
            {asDrafts
              ? 'Only staff see the new works until you publish them.'
              : 'Imported works are on the site at once.'}
          </p>
        </div>
      </PanelBody>
    </Panel>
  );
}

const draftsPath = `${adminArtworksPath}?state=draft&view=table`;

function works(count: number): string {
  return countOf(count, 'work');
}

/** The lists of works are old once an import ends. */
function useFreshWorks({ state }: ImportRecord): void {
  const queryClient = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'running' && state === 'done')
      for (const queryKey of [queryKeys.adminArtworks, queryKeys.worksList, queryKeys.public.artworks])
        void queryClient.invalidateQueries({ queryKey });
    before.current = state;
  }, [state, queryClient]);
}

/** Offers to undo an import until a week after its last row. */
function UndoImport({ of }: { of: ImportRecord }) {
  const [isAsked, ask] = useState(false);
  const undo = useAction({
    mutationFn: () => undoImport(of._id),
    invalidates: [importQueries.all, queryKeys.adminArtworks, queryKeys.worksList],
    done: () => ask(false),
    failed: () => ask(false),
  });
  if (of.state !== 'done' || !of.undo_until || new Date(of.undo_until) <= new Date()) return null;
  return (
    <>
      <Button kind="danger" onClick={() => ask(true)}>
        Undo import…
      </Button>
      <p className={styles.hint}>
        You can undo the whole import until <time dateTime={of.undo_until}>{formatDate(of.undo_until)}</time>,
        as long as nothing in it has sold.
      </p>
      {isAsked && (
        <Confirm
          question={`Undo the import of ${of.file_name}?`}
          confirm="undo import"
          busy={undo.isPending}
          onConfirm={() => undo.mutate()}
          onCancel={() => ask(false)}
        >
          <p>
            The gallery archives the new works, and restores the changed ones, but keeps lines that it added
            to their provenance and exhibitions. The rows and pictures stay here, so that you can import them
            again.
          </p>
        </Confirm>
      )}
    </>
  );
}
