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
  { file: 'Dockerfile', rooms: servedRooms, entry: (room) => `\nCOPY ${room} ${room}\n` },
  { file: 'docs/architecture.md', rooms, entry: (room) => `\n${room}/ ` },
  { file: 'README.md', rooms, entry: (room) => `\n${room}/ ` },
];

/** What the lists lack. */
export function forgottenRooms(read: (file: string) => string): string[] {
  return lists.flatMap(({ file, rooms: wanted, entry }) => {
    const text = read(file);
    return wanted
      .filter((room) => !text.includes(entry(room)))
      .map((room) => `${file}: ${entry(room).trim()}\n    it lists the rooms, and ${room} is one`);
  });
}
