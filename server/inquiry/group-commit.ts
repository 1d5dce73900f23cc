interface Waiting<Input, Output> {
  input: Input;
  resolve(output: Output): void;
  reject(reason: unknown): void;
}

/**
 * Gathers what arrives within one turn of the event loop into one call, so that a full sync to disk is paid once for
 * all of them. Nobody is answered before the call is done.
 */
export function createGroupCommit<Input, Output>(commit: (inputs: Input[]) => Promise<Output[]>, most = 200) {
  let waiting: Waiting<Input, Output>[] = [];
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await commit(batch.map((entry) => entry.input)).then(
        (outputs) => batch.forEach((entry, index) => entry.resolve(outputs[index] as Output)),
        (error: unknown) => batch.forEach((entry) => entry.reject(error)),
      );
    }
    running = false;
  }

  return (input: Input): Promise<Output> =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject });
      if (!running) {
        running = true;
        setImmediate(() => void run());
      }
    });
}
