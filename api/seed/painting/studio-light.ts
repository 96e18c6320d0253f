import { clamp, mix, rise } from './distance-fields';
import type { Meeting, RayMarcher } from './ray-marcher';
import type { Colour, Point, Studio, Surface } from './sculpture-types';

const keyTint: Colour = { red: 1, green: 0.955, blue: 0.89 };
const fillTint: Colour = { red: 0.83, green: 0.91, blue: 1 };
const keyStrength = 1.05;

/** The light of the studio: a large soft key light, a cooler one opposite, and what walls and floor throw back. */
export function studioLightFor(studio: Studio, marcher: RayMarcher, top: number) {
  const key = direction(studio.key);
  const fill = direction({ x: -studio.key.x * 1.1, y: studio.key.y * 0.45, z: studio.key.z * 0.35 });
  const keyAcross = direction({ x: key.z, y: 0, z: -key.x });
  const fillAcross = direction({ x: fill.z, y: 0, z: -fill.x });
  const { wall } = studio;
  const reflected = { red: 0, green: 0, blue: 0 };
  return { onWall, onForm };

  /** `jitter` (0 to 1) differs from pixel to pixel and turns the bands of coarse steps into grain. */
  function onWall(meeting: Meeting, jitter: number, result: Colour) {
    const { x, y, z, normalX, normalY, normalZ } = meeting;
    const shadow = lit(meeting, key, 0.16, jitter);
    const otherShadow = lit(meeting, fill, 0.3, jitter);
    const open = 0.35 + 0.65 * marcher.openness(x, y, z, normalX, normalY, normalZ);
    const facing = clamp(normalX * key.x + normalY * key.y + normalZ * key.z, 0, 1);
    const facingFill = clamp(normalX * fill.x + normalY * fill.y + normalZ * fill.z, 0, 1);
    const aside = x * Math.sign(key.x) * 0.55;
    const pool = 0.62 + 0.46 * rise(3.4, 0, Math.sqrt((aside - 0.5) ** 2 + (y - top * 0.7) ** 2 * 0.6));
    const direct = facing * shadow * keyStrength * 0.82;
    const other = facingFill * otherShadow * studio.fill;
    const ambient = (0.42 + 0.1 * normalY) * studio.around * open * 1.5;
    result.red = wall.red * pool * (direct * keyTint.red + other * fillTint.red + ambient);
    result.green = wall.green * pool * (direct * keyTint.green + other * fillTint.green + ambient);
    result.blue = wall.blue * pool * (direct * keyTint.blue + other * fillTint.blue + ambient * 1.02);
  }

  function onForm(meeting: Meeting, surface: Surface, aim: Point, jitter: number, result: Colour) {
    const { x, y, z, normalX, normalY, normalZ } = meeting;
    const { metal, roughness } = surface;
    const open = marcher.openness(x, y, z, normalX, normalY, normalZ);
    const facing = clamp(normalX * key.x + normalY * key.y + normalZ * key.z, 0, 1);
    const facingFill = clamp(normalX * fill.x + normalY * fill.y + normalZ * fill.z, 0, 1);
    const direct = facing > 0 ? facing * lit(meeting, key, 0.16, jitter) * keyStrength : 0;
    const other = facingFill > 0 ? facingFill * lit(meeting, fill, 0.3, jitter) * studio.fill : 0;
    const fromAbove = (0.3 + 0.24 * normalY) * studio.around * open;
    const fromBelow = 0.26 * clamp(0.35 - normalY, 0, 1) * (0.3 + 0.7 * open);

    const against = clamp(-(aim.x * normalX + aim.y * normalY + aim.z * normalZ), 0, 1);
    const away = 2 * (aim.x * normalX + aim.y * normalY + aim.z * normalZ);
    const mirrorX = aim.x - normalX * away;
    const mirrorY = aim.y - normalY * away;
    const mirrorZ = aim.z - normalZ * away;
    const clear = marcher.lightReaching(
      x,
      y,
      z,
      mirrorX,
      mirrorY,
      mirrorZ,
      0.25 + roughness * 0.6,
      0.03,
      1.6,
    );
    surroundings(mirrorX, mirrorY, mirrorZ, roughness);
    const grazing = (1 - against) ** 5 * (1 - roughness) ** 2;
    const gloss = (0.15 + 0.85 * clear) * (0.35 + 0.65 * open);

    result.red = shaded(surface.red, wall.red, keyTint.red, fillTint.red, 0.98, reflected.red);
    result.green = shaded(surface.green, wall.green, keyTint.green, fillTint.green, 0.99, reflected.green);
    result.blue = shaded(surface.blue, wall.blue, keyTint.blue, fillTint.blue, 1.03, reflected.blue);

    function shaded(
      own: number,
      back: number,
      keyShade: number,
      fillShade: number,
      air: number,
      seen: number,
    ) {
      const light = direct * keyShade + other * fillShade + fromAbove * air + fromBelow * back;
      const mirror = mix(0.04, own, metal);
      const share = mirror + (1 - mirror) * grazing;
      return own * (1 - metal * 0.85) * light + seen * share * gloss * (1 - roughness * 0.45);
    }
  }

  function lit(meeting: Meeting, light: Point, softness: number, jitter: number) {
    const { x, y, z, normalX, normalY, normalZ } = meeting;
    const off = 0.006;
    const reach = Math.min((top - y) / light.y + 0.3, 5);
    const from = 0.012 + 0.02 * jitter;
    return marcher.lightReaching(
      x + normalX * off,
      y + normalY * off,
      z + normalZ * off,
      light.x,
      light.y,
      light.z,
      softness,
      from,
      reach,
    );
  }

  /** What a glossy surface sees in a direction: the two soft boxes, a pale ceiling, the floor, darkness between. */
  function surroundings(x: number, y: number, z: number, roughness: number) {
    const keyBox = softBox(x, y, z, key, keyAcross, 0.34, 0.52, roughness) * 3;
    const fillBox = softBox(x, y, z, fill, fillAcross, 0.12, 0.6, roughness) * 1.7 * (0.3 + studio.fill);
    const room = (0.1 + 0.3 * rise(0, 1, y) + 0.26 * rise(0.15, -0.8, y)) * (0.5 + studio.around * 0.6);
    reflected.red = keyBox * keyTint.red + fillBox * fillTint.red + room * wall.red;
    reflected.green = keyBox * keyTint.green + fillBox * fillTint.green + room * wall.green;
    reflected.blue = keyBox * keyTint.blue + fillBox * fillTint.blue + room * wall.blue;
  }
}

/** A soft box seen in direction x, y, z; a rough surface sees it wider and weaker. */
function softBox(
  x: number,
  y: number,
  z: number,
  at: Point,
  across: Point,
  halfWidth: number,
  halfHeight: number,
  roughness: number,
) {
  const ahead = x * at.x + y * at.y + z * at.z;
  if (ahead <= 0) return 0;
  const sideways = Math.abs(x * across.x + z * across.z);
  const upX = -at.y * across.z;
  const upY = at.z * across.x * -1 + at.x * across.z;
  const upZ = at.y * across.x;
  const upwards = Math.abs(x * upX + y * upY + z * upZ);
  const blur = 0.05 + roughness * 0.75;
  const inside =
    rise(halfWidth + blur, halfWidth - blur * 0.6, sideways) *
    rise(halfHeight + blur, halfHeight - blur * 0.6, upwards);
  return inside * rise(0, 0.4, ahead) * (halfWidth / (halfWidth + blur * 0.7));
}

function direction({ x, y, z }: Point): Point {
  const length = Math.sqrt(x * x + y * y + z * z);
  return { x: x / length, y: y / length, z: z / length };
}
