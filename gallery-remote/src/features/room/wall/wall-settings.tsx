import { type ReactNode, useId } from 'react';
import { ChoosePhoto } from '../photo/choose-photo';
import view from '../room-view.module.css';
import { RoomDrawing } from '../rooms/room-drawing';
import { lightNames, lights, roomKinds, rooms } from '../rooms/room-kinds';
import { middles, wallWidths, widened } from '../scale/wall-scale';
import type { WorkToScale } from '../scale/work-to-scale';
import { HungWork } from './hung-work';
import type { Wall } from './wall';
import styles from './wall-settings.module.css';

type WallSettingsProps = {
  work: WorkToScale;
  wall: Wall;
  onChange: (wall: Wall) => void;
  onPhoto: (photo: File) => void;
};

export function WallSettings({ work, wall, onChange, onPhoto }: WallSettingsProps) {
  const change = (changes: Partial<Wall>) => onChange(Object.assign({}, wall, changes));
  const { hanging } = wall;
  return (
    <div className={view.settings}>
      <div>
        <h3 className={view.title}>View in a room</h3>
        <p className={view.size}>{work.sizeText}</p>
      </div>
      <Choices label="Room" className={styles.rooms}>
        {roomKinds.map((kind) => (
          <Choice key={kind} drawn pressed={kind === wall.kind} onPress={() => change({ kind })}>
            <RoomDrawing kind={kind} light={wall.light} wall={thumbnail.wall}>
              <HungWork work={work} wall={Object.assign({}, wall, { hanging: thumbnail })} />
            </RoomDrawing>
            {rooms[kind].name}
          </Choice>
        ))}
      </Choices>
      <Choices label="Light">
        {lights.map((light) => (
          <Choice key={light} pressed={light === wall.light} onPress={() => change({ light })}>
            {lightNames[light]}
          </Choice>
        ))}
      </Choices>
      <Slider
        label="Wall width"
        limits={wallWidths}
        value={hanging.wall}
        onChange={(width) => change({ hanging: widened(hanging, width) })}
      />
      {work.isSculpture ? (
        <Choices label="The sculpture stands on">
          <Choice pressed={wall.onPlinth} onPress={() => change({ onPlinth: true })}>
            A plinth of 90 cm
          </Choice>
          <Choice pressed={!wall.onPlinth} onPress={() => change({ onPlinth: false })}>
            The floor
          </Choice>
        </Choices>
      ) : (
        <Slider
          label="Middle of the work"
          hint="Galleries hang works at 145 to 155 cm."
          limits={middles}
          value={hanging.middle}
          onChange={(middle) => change({ hanging: { wall: hanging.wall, x: hanging.x, middle } })}
        />
      )}
      <ChoosePhoto onPhoto={onPhoto}>Use your own photo</ChoosePhoto>
    </div>
  );
}

const thumbnail = { wall: 400, x: 200, middle: 150 };

type ChoicesProps = { label: string; className?: string; children: ReactNode };

function Choices({ label, className = styles.row, children }: ChoicesProps) {
  const id = useId();
  return (
    <div className={styles.setting}>
      <span id={id} className={styles.legend}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame and label */}
      <div role="group" aria-labelledby={id} className={className}>
        {children}
      </div>
    </div>
  );
}

type ChoiceProps = { pressed: boolean; onPress: () => void; drawn?: boolean; children: ReactNode };

function Choice({ pressed, onPress, drawn = false, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={drawn ? styles.room : styles.chip}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

type SliderProps = {
  label: string;
  hint?: string;
  /** In centimeters. */
  limits: { least: number; most: number; step: number };
  value: number;
  onChange: (value: number) => void;
};

function Slider({ label, hint, limits, value, onChange }: SliderProps) {
  const id = useId();
  const text = `${Math.round(value)} cm`;
  return (
    <div className={styles.slider}>
      <label className={styles.legend} htmlFor={id}>
        {label}
      </label>
      <span aria-hidden="true">{text}</span>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={limits.least}
        max={limits.most}
        step={limits.step}
        value={Math.round(value)}
        aria-valuetext={text}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      {hint && (
        <p id={`${id}-hint`} className={`${view.hint} ${styles.wide}`}>
          {hint}
        </p>
      )}
    </div>
  );
}
