// Written by `python3 art/films/film.py cards`: the pictures that have a film of the robot that comes to where they show it, and the bytes of their widest file.
export const cardFilms: Readonly<Record<string, number>> = { 'family-b': 54_968, 'lobby-b': 62_208 };
