import type pg from 'pg';

type Ask = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

const isUnanswered = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/** What was asked of a server that hangs stays asked: the connection is closed, so that nobody waits behind it. */
export function closeWhenHung(client: pg.Client): void {
  const ask = client.query.bind(client) as Ask;
  const askOnce: Ask = async (text, values) => {
    try {
      return await ask(text, values);
    } catch (error) {
      if (isUnanswered(error)) void client.end();
      throw error;
    }
  };
  client.query = askOnce as typeof client.query;
}
