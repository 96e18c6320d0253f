/** Gives each element a place below its elder siblings, because jsdom computes no layout. */
export function stackRows() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    const [top, width, height] = [at * 50, 300, 50];
    const rect = { x: 0, y: top, left: 0, right: width, top, bottom: top + height, width, height };
    return { ...rect, toJSON: () => rect };
  });
}
