/** Picture names in the order of the gallery's two columns; neighbours differ in artist and mostly in shape. */
export const demoOrder = {
  paintings: [
    ...['noon-at-osun', 'agwolagwo'],
    ...['osupa', 'harmattan-morning'],
    ...['apapa-seven-in-the-morning', 'aso-oke-iii'],
    ...['six-who-waited', 'lines-for-my-mother'],
    ...['laterite', 'lagoon-in-starch'],
    ...['night-market', 'wall-after-rain'],
    ...['third-mainland', 'sanyan-field'],
    ...['confluence-lokoja', 'uzo'],
    ...['ife'],
  ],
  digitalPaintings: [
    ...['lemon-branch-from-memory', 'farm-ridges-from-the-air'],
    ...['plateau-dry-season', 'isi-owu'],
    ...['dado-campos-street', 'six-plates-for-november'],
    ...['what-the-stone-told-the-river', 'third-landing'],
    ...['the-far-shore-at-four', 'achara'],
  ],
  sculptures: [
    ...['okafo-umunne', 'osagie-listening-to-rain'],
    ...['okafo-afternoon-sleep', 'osagie-doorway-for-a-small-wind'],
    ...['okafo-waiting-for-the-ferry', 'okafo-ukpaka'],
    ...['osagie-sail-for-the-benin-river', 'okafo-night-water'],
    ...['osagie-tied-twice', 'okafo-three-pots-carried'],
  ],
};
