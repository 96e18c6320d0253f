/** Tells whoever started this process how far it is; started by hand, what matters is printed. */
export const report = {
  progress: (text: string): void => void process.send?.({ progress: text }),
  notice: (text: string): void => {
    if (process.send) process.send({ notice: text });
    else console.log(text);
  },
  ready: (port: number): void => void process.send?.({ ready: true, port }),
};
