import { rooms, servedRooms, siteRooms } from '../rooms.ts';

interface RoomList {
  file: string;
  rooms: readonly string[];
  /** How the file writes a room that it knows. */
  entry: (room: string) => string;
}

/** Files that list rooms and cannot read `rooms.ts`. */
const lists: readonly RoomList[] = [
  {
    file: 'package.json',
    rooms: [...siteRooms, 'tests'],
    entry: (room) => `"#${room}/*": "./${room}/*"`,
  },
  { file: 'tsconfig.json', rooms, entry: (room) => `"${room}"` },
  { file: 'Dockerfile', rooms: servedRooms, entry: (room) => `COPY ${room} ${room}\n` },
  { file: 'docs/architecture.md', rooms, entry: (room) => `\n${room}/ ` },
  { file: 'README.md', rooms, entry: (room) => `\n${room}/ ` },
];

/** What the lists lack or say twice. */
export function wrongRoomLists(read: (file: string) => string): string[] {
  return lists.flatMap(({ file, rooms: wanted, entry }) => {
    const text = read(file);
    return wanted.flatMap((room) => {
      const times = text.split(entry(room)).length - 1;
      if (times === 1) return [];
      const problem =
        times === 0 ? `it lists the rooms, and ${room} is one` : `it lists ${room} ${times} times`;
      return [`${file}: ${entry(room).trim()}\n    ${problem}`];
    });
  });
}
