// Written by `python3 art/films/film.py`: the pictures that have a film of the robot that comes to where they show it.
export const cardFilms: readonly string[] = ['family-b', 'lobby-b'];
