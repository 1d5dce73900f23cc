import { useEffect, useState } from 'react';

/**
 * What has come or is still coming: the server hands over values, the browser promises,
 * and null means that it is not there yet. The promise must not reject.
 */
export function useArrived<Value>(coming: Value | Promise<Value>): Value | null {
  const [arrived, setArrived] = useState<{ from: Promise<Value>; value: Value } | null>(null);
  useEffect(() => {
    if (!(coming instanceof Promise)) return undefined;
    let wanted = true;
    const receive = async () => {
      const value = await coming;
      if (wanted) setArrived({ from: coming, value });
    };
    void receive();
    return () => {
      wanted = false;
    };
  }, [coming]);
  if (!(coming instanceof Promise)) return coming;
  return arrived?.from === coming ? arrived.value : null;
}
