import { useEffect, useEffectEvent, useState } from 'react';

/** Spreadsheets copy text along with a picture of it; a Mac copies a file along with its name, which is not meant as text. */
export function carriesText(data: DataTransfer): boolean {
  const names = new Set(Array.from(data.files, (file) => file.name.normalize('NFC')));
  const lines = data
    .getData('text/plain')
    .normalize('NFC')
    .split(/[\r\n]+/);
  return lines.some((line) => line.trim() !== '' && !names.has(line));
}

/**
 * Files that are dropped or pasted anywhere on the screen: a drop beside the field would otherwise make the browser
 * leave the page for the file. Text that is dragged or pasted stays with the field it is meant for.
 * There is room for one: of several the first is taken, and told that it was not alone.
 * Says whether a file is being dragged over the screen.
 */
export function useGivenFile(take: (file: File, isOneOfSeveral: boolean) => void): boolean {
  const [isOver, setOver] = useState(false);

  const receive = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const [file, ...others] = data?.files ?? [];
    // The editor takes what is meant for the text.
    if (file === undefined || event.defaultPrevented) return;
    event.preventDefault();
    take(file, others.length > 0);
  });

  useEffect(() => {
    const listening = new AbortController();
    const listen = <Name extends 'paste' | 'dragover' | 'dragleave' | 'drop'>(
      name: Name,
      hear: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, hear, { signal: listening.signal });

    listen('paste', (event) => {
      if (event.clipboardData !== null && !carriesText(event.clipboardData))
        receive(event, event.clipboardData);
    });
    listen('dragover', (event) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(true);
    });
    // With nothing to go on to, the file has left the window.
    listen('dragleave', (event) => event.relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      setOver(false);
      receive(event, event.dataTransfer);
    });
    return () => listening.abort();
  }, []);

  return isOver;
}
