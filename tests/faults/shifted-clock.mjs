/** Imported before a server: its clock is ahead by `CLOCK_AHEAD_MS`. */
const ahead = Number(process.env['CLOCK_AHEAD_MS']);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RealDate.now() + ahead] : given));
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
