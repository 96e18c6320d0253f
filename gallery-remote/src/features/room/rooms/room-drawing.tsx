import type { ReactNode } from 'react';
import { sceneHeight, wallHeight } from '../scale/wall-scale';
import { Door, doorPlace, doorWall, Hall, TableLamp } from './hall';
import { LivingRoom } from './living-room';
import { type Light, type RoomKind, rooms } from './room-kinds';
import { Bookcase, bookcaseWall, Study } from './study';

type RoomDrawingProps = {
  kind: RoomKind;
  light: Light;
  wall: number;
  /** A small drawing has no name of its own. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** One unit is one centimeter. The furniture keeps its size and gives the scale. */
export function RoomDrawing({ kind, light, wall, label, className, children }: RoomDrawingProps) {
  return (
    <svg
      className={className}
      width={wall * large}
      height={sceneHeight * large}
      viewBox={`0 0 ${wall} ${sceneHeight}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <Walls wall={wall} />
      {kind === 'study' && wall >= bookcaseWall && <Bookcase />}
      {kind === 'hall' && wall >= doorWall && (
        <g transform={`translate(${doorPlace(wall)})`}>
          <Door />
        </g>
      )}
      <g transform={`translate(${wall / 2})`}>
        {kind === 'living' && <LivingRoom />}
        {kind === 'study' && <Study />}
        {kind === 'hall' && <Hall />}
        {kind === 'hall' && <TableLamp />}
      </g>
      {light === 'evening' && <Evening kind={kind} wall={wall} />}
      {children}
    </svg>
  );
}

/** The styles make the drawing as small as its place. */
const large = 8;

function Walls({ wall }: { wall: number }) {
  const skirting = wallHeight - 8;
  return (
    <>
      <rect width={wall} height={wallHeight} fill="var(--color-wash)" />
      <rect y={wallHeight} width={wall} height={sceneHeight - wallHeight} fill="var(--color-hairline)" />
      <rect y={skirting} width={wall} height="8" fill="var(--color-paper)" />
      <path
        d={`M0 ${wallHeight}H${wall}M0 ${skirting}H${wall}`}
        stroke="var(--color-control)"
        strokeWidth=".6"
      />
    </>
  );
}

function Evening({ kind, wall }: { kind: RoomKind; wall: number }) {
  const { x, y, shade } = rooms[kind].lamp;
  return (
    <>
      <rect width={wall} height={sceneHeight} fill="var(--color-ink)" opacity=".62" />
      <g transform={`translate(${wall / 2})`} fill={lamplight}>
        <circle cx={x} cy={y} r="92" opacity=".07" />
        <circle cx={x} cy={y} r="66" opacity=".08" />
        <circle cx={x} cy={y} r="42" opacity=".12" />
        <path d={shade} />
      </g>
    </>
  );
}

/** The yellow of edo, which no text or control has. */
const lamplight = '#e0a93b';
