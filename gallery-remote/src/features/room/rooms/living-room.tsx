/** Lines up with the middle of the wall at 0. */
export function LivingRoom() {
  return (
    <>
      <path d="M-170 316-128 284H150L196 316Z" fill="var(--color-control)" opacity=".28" />
      <Sofa />
      <path d="M150 278V142" stroke="var(--color-ink)" strokeWidth="2.2" />
      <ellipse cx="150" cy="278" rx="14" ry="2.6" fill="var(--color-ink)" />
      <path
        d={livingRoomLamp.shade}
        fill="var(--color-surface)"
        stroke="var(--color-control)"
        strokeWidth=".8"
      />
      <Plant />
    </>
  );
}

export const livingRoomLamp = { x: 150, y: 127, shade: 'M138 110h24l8 34h-40z' };

function Sofa() {
  return (
    <>
      <path d="M-104 272h6v12h-6zM98 272h6v12h-6z" fill="var(--color-ink)" />
      <path
        d="M-112 214q0-6 6-6h14q6 0 6 6v24H86v-24q0-6 6-6h14q6 0 6 6v60h-224zM-90 204H90v50H-90z"
        fill="var(--color-ink-2)"
      />
      <path
        d="M-88 196q0-6 6-6h78q4 0 4 4v46h-88zM2 194q0-4 4-4h76q6 0 6 6v44H2z"
        fill="var(--color-control)"
      />
      <path d="M-90 236H90v20H-90z" fill="var(--color-ink-2)" />
      <path d="M1 236v20M-108 260h216" stroke="var(--color-wash)" strokeWidth=".8" opacity=".6" />
      <path d="m28 212 34-6 4 30-34 4z" fill="var(--color-hairline)" />
    </>
  );
}

function Plant() {
  return (
    <>
      <path
        d="M-171 246h26l-4 34h-18z"
        fill="var(--color-hairline)"
        stroke="var(--color-control)"
        strokeWidth=".8"
      />
      <path
        d="M-158 246q-4-40-20-62M-158 246q2-50-2-92M-158 246q8-36 22-52M-158 246q-10-22-26-30"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </>
  );
}
