/** An opaque picture, three bytes (red, green, blue) per pixel, row by row. */
export type Painted = { width: number; height: number; rgb: Uint8Array };

/** One work of the painting program. `scale` 1 is the committed size (1,600 px on the long side). */
export type Painting = { picture: string; paint(scale: number): Painted };
