import { ApiError } from '@gallery/shared/http';
import { useLocation } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import type { ComponentProps } from 'react';

type FilteredProps<Data> = ComponentProps<typeof Loaded<Data>> & {
  /** The query of the whole list, when it needs one. */
  whole?: string;
};

/** Shows what the filters in the address find. The API refuses filters that somebody typed wrong, in words for programs. */
export function Filtered<Data>({ whole = '', ...props }: FilteredProps<Data>) {
  const { pathname } = useLocation();
  const { data, error } = props.of;
  const isRefused = error instanceof ApiError && error.status === 422;
  if (data !== undefined || !isRefused) return <Loaded {...props} />;
  return (
    <Empty message="The filters in this address are not valid" small>
      <ButtonLink kind="secondary" to={`${pathname}${whole}`}>
        Clear the filters
      </ButtonLink>
    </Empty>
  );
}
