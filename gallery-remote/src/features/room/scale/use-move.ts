import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Point } from './line-scale';

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const strideKeys = 10;

/** Moves a part of an SVG by pointer or arrow keys, in shares of the SVG. `stepOf` is one key's share; Shift takes ten. */
export function useMove(stepOf: (stage: DOMRect) => Point, onMove: (by: Point) => void) {
  const last = useRef<Point>(null);

  function onKeyDown(event: KeyboardEvent<SVGElement>) {
    const direction = directions[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = stepOf(stageOf(event.currentTarget));
    const times = event.shiftKey ? strideKeys : 1;
    onMove({ x: direction.x * step.x * times, y: direction.y * step.y * times });
  }

  function onPointerDown(event: PointerEvent<SVGElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = { x: event.clientX, y: event.clientY };
  }

  function onPointerMove({ currentTarget, clientX, clientY }: PointerEvent<SVGElement>) {
    const { current: from } = last;
    if (!from) return;
    const stage = stageOf(currentTarget);
    last.current = { x: clientX, y: clientY };
    onMove({ x: (clientX - from.x) / stage.width, y: (clientY - from.y) / stage.height });
  }

  function stop() {
    last.current = null;
  }

  return { onKeyDown, onPointerDown, onPointerMove, onPointerUp: stop, onPointerCancel: stop };
}

function stageOf(part: SVGElement): DOMRect {
  return (part.ownerSVGElement ?? part).getBoundingClientRect();
}
