import { catalogueDrawer } from './draw-catalogue';

const token = 'a'.repeat(32);
const paper = (title: string) => ({
  title,
  lead: '',
  note: '',
  works: [],
  gallery: { address: '', phone: '' },
});

/** Draws nothing until it is told to. */
function openDrawer() {
  const waiting: ((pdf: Buffer) => void)[] = [];
  const makePaper = jest.fn(() => new Promise<Buffer>((resolve) => void waiting.push(resolve)));
  const finish = () => {
    for (const resolve of waiting.splice(0)) resolve(Buffer.from('pdf'));
  };
  return { draw: catalogueDrawer(makePaper, ''), makePaper, finish };
}

test('ten visitors of one room get one drawing, and the next one gets it too', async () => {
  const { draw, makePaper, finish } = openDrawer();
  const all = Array.from({ length: 10 }, () => draw(token, paper('Ikoyi')));
  finish();
  expect(new Set((await Promise.all(all)).map(String))).toEqual(new Set(['pdf']));
  await draw(token, paper('Ikoyi'));
  expect(makePaper).toHaveBeenCalledTimes(1);
});

test('a room has few catalogues to draw at once, and another room is drawn', async () => {
  const { draw, finish } = openDrawer();
  const both = [draw(token, paper('Ikoyi')), draw(token, paper('Lekki'))];
  expect(() => draw(token, paper('Yaba'))).toThrow('This catalogue is being prepared.');
  const other = draw('b'.repeat(32), paper('Yaba'));
  finish();
  await Promise.all([other, ...both]);
  const next = draw(token, paper('Yaba again'));
  finish();
  await expect(next).resolves.toBeInstanceOf(Buffer);
});

test('a drawing that failed is drawn again', async () => {
  const makePaper = jest
    .fn()
    .mockRejectedValueOnce(new Error('killed'))
    .mockResolvedValue(Buffer.from('pdf'));
  const draw = catalogueDrawer(makePaper, '');
  await expect(draw(token, paper('Ikoyi'))).rejects.toThrow('killed');
  expect(String(await draw(token, paper('Ikoyi')))).toBe('pdf');
});
