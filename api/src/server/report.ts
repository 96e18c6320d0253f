/** Reports to the parent process, or prints the important messages when an operator started the server. */
export const report = {
  progress: (text: string): void => void process.send?.({ progress: text }),
  notice: (text: string): void => {
    if (process.send) process.send({ notice: text });
    else console.log(text);
  },
  ready: (port: number, internalPort: number): void =>
    void process.send?.({ ready: true, port, internalPort }),
};
