import type { MarketingCase } from './marketing.ts';

export interface AdvertLook {
  /** Two colours of the advert's ground, and the pale ground of a picture that has no scene. */
  from: string;
  to: string;
  pale: string;
  /** Drawn in a square of 200. */
  art: string;
}

const noodles = (turn: number) =>
  `<g transform="rotate(${turn} 100 100)" stroke="#fff" stroke-opacity=".28" stroke-width="2" fill="none"><path d="M92 34q6 14 0 30M100 30q-6 16 2 34M108 34q4 14-2 30"/></g>`;

const slice = (turn: number, colour: string) =>
  `<path d="M100 100 72 36a70 70 0 0 1 56 0z" transform="rotate(${turn} 100 100)" fill="${colour}"/>${noodles(turn)}`;

/** What a display can show: the advert of a case, or what follows it in the afternoon. */
export type AdvertArt = MarketingCase['art'] | 'coffee';

export const advertLooks: Record<AdvertArt, AdvertLook> = {
  bibimbap: {
    from: '#ee7350',
    to: '#cc2f44',
    pale: '#fdeee8',
    art: `<ellipse cx="100" cy="112" rx="92" ry="88" fill="#0004"/><circle cx="100" cy="100" r="92" fill="#2c2a2a"/><circle cx="100" cy="100" r="82" fill="#3a3737"/><circle cx="100" cy="100" r="74" fill="#f7f0e1"/>${slice(0, '#ec6a3c')}${slice(60, '#6ab547')}${slice(120, '#efc75e')}${slice(180, '#8a5a44')}${slice(240, '#f5edda')}${slice(300, '#3b7d46')}<circle cx="100" cy="100" r="31" fill="#fffaf0"/><circle cx="101" cy="102" r="17" fill="#f3a62f"/><ellipse cx="95" cy="96" rx="5" ry="3.5" fill="#ffe3a6"/>`,
  },
  ade: {
    from: '#f0a326',
    to: '#c75f08',
    pale: '#fff5dd',
    art: '<ellipse cx="100" cy="188" rx="56" ry="8" fill="#0002"/><path d="M52 34h96l-12 142a12 12 0 0 1-12 11H76a12 12 0 0 1-12-11z" fill="#fff8" stroke="#fff" stroke-width="4"/><path d="M57 78h86l-8 96a9 9 0 0 1-9 8H74a9 9 0 0 1-9-8z" fill="#ffb01f"/><path d="M57 78h86l-2 26c-30 16-52-12-82 6z" fill="#ffd76a"/><g fill="#fff" fill-opacity=".7"><rect x="70" y="86" width="26" height="24" rx="6" transform="rotate(-12 83 98)"/><rect x="102" y="92" width="26" height="24" rx="6" transform="rotate(16 115 104)"/><rect x="84" y="118" width="24" height="22" rx="6" transform="rotate(8 96 129)"/></g><path d="M112 14 98 176" stroke="var(--color-accent-strong)" stroke-width="8" stroke-linecap="round"/><circle cx="146" cy="46" r="32" fill="#ff9b21"/><circle cx="146" cy="46" r="26" fill="#ffc05a"/><g stroke="#fff3d6" stroke-width="4"><path d="M146 20v52M120 46h52M128 28l36 36M164 28l-36 36"/></g><path d="M60 30c10-22 34-20 40-6-14 8-26 12-40 6z" fill="#3f9a4d"/>',
  },
  cake: {
    from: '#e56b9c',
    to: '#b3418f',
    pale: '#fdeaf2',
    art: '<ellipse cx="100" cy="178" rx="88" ry="12" fill="#0003"/><rect x="22" y="166" width="156" height="12" rx="6" fill="#fff"/><path d="M34 112h132v54H34z" fill="#fff1e0"/><path d="M34 130h132v14H34z" fill="#f26b8a"/><path d="M34 108c0-14 20-18 66-18s66 4 66 18v14c-8 12-18 12-24 0-6 14-20 14-26 0-6 12-18 12-24 0-6 14-20 14-26 0-8 14-22 12-32 0z" fill="#fff"/><g fill="#e5484d"><circle cx="58" cy="88" r="10"/><circle cx="142" cy="88" r="10"/></g><g stroke-width="8" stroke-linecap="round"><path d="M82 84V54" stroke="var(--color-accent)"/><path d="M100 82V46" stroke="#ffd24d"/><path d="M118 84V54" stroke="#7bc4ff"/></g><g fill="#ffd24d"><path d="M82 26c8 9 6 18 0 18s-8-9 0-18zM100 18c8 9 6 18 0 18s-8-9 0-18zM118 26c8 9 6 18 0 18s-8-9 0-18z"/></g><g fill="#fff"><circle cx="28" cy="48" r="5"/><circle cx="172" cy="40" r="6"/><circle cx="160" cy="66" r="3.5"/><circle cx="44" cy="24" r="3.5"/></g>',
  },
  seat: {
    from: 'var(--accent-middle)',
    to: 'var(--accent-deep)',
    pale: 'var(--accent-pale)',
    art: '<path d="M30 178C30 120 92 150 92 104S130 70 130 70" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round" stroke-dasharray="1 18"/><circle cx="30" cy="178" r="13" fill="var(--color-accent)"/><path d="M136 12c28 0 48 20 48 46 0 34-48 74-48 74S88 92 88 58c0-26 20-46 48-46z" fill="#fff"/><circle cx="136" cy="58" r="28" fill="var(--color-accent-strong)"/><path d="M128 44h-6v14h28V44h-6M122 58v14M150 58v14" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="136" cy="142" rx="24" ry="6" fill="#0003"/>',
  },
  coupon: {
    from: '#8b6cf0',
    to: '#4b34b8',
    pale: '#efecfd',
    art: '<g transform="rotate(-6 100 100)"><path d="M14 54h172v28a18 18 0 0 0 0 36v28H14v-28a18 18 0 0 0 0-36z" fill="#fff"/><path d="M122 60v80" stroke="#c9bff5" stroke-width="4" stroke-dasharray="6 8"/><g fill="#2b1f73"><path d="M40 70h28v28H40zM40 106h28v28H40zM78 70h28v28H78z" fill-rule="evenodd"/><path d="M78 106h10v10H78zM96 106h10v10H96zM87 116h9v9h-9zM78 125h9v9h-9zM97 124h9v10h-9z"/></g><g fill="#fff"><path d="M46 76h16v16H46zM46 112h16v16H46zM84 76h16v16H84z"/></g><g fill="#2b1f73"><path d="M50 80h8v8h-8zM50 116h8v8h-8zM88 80h8v8h-8z"/></g><path d="m152 78 7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z" fill="#ffc83d"/></g>',
  },
  can: {
    from: '#2c6fd1',
    to: '#0d2f6e',
    pale: '#e7effb',
    art: '<ellipse cx="100" cy="188" rx="50" ry="8" fill="#0004"/><path d="M58 38c0-10 84-10 84 0v136c0 14-84 14-84 0z" fill="#dfe9f5"/><path d="M58 52h84v110H58z" fill="#fff"/><path d="M58 118c20-28 40 20 84-14v58H58z" fill="var(--color-accent)"/><path d="M58 132c26-22 46 16 84-8v38H58z" fill="var(--accent-middle)"/><ellipse cx="100" cy="37" rx="42" ry="9" fill="#f4f8fc"/><ellipse cx="100" cy="37" rx="32" ry="6" fill="#b9c9dc"/><path d="M68 46v126" stroke="#fff" stroke-width="7" stroke-opacity=".8" stroke-linecap="round"/><path d="M132 46v126" stroke="#0d2f6e" stroke-width="9" stroke-opacity=".12"/><g fill="#ffffffb0"><circle cx="30" cy="92" r="8"/><circle cx="170" cy="70" r="10"/><circle cx="164" cy="120" r="6"/><circle cx="36" cy="140" r="5"/><circle cx="42" cy="50" r="5"/></g>',
  },
  breakfast: {
    from: '#c98d55',
    to: '#86461f',
    pale: '#fbf1e6',
    art: '<ellipse cx="100" cy="172" rx="90" ry="12" fill="#0003"/><path d="M20 98c0 46 34 70 62 70s62-24 62-70z" fill="#fffaf2"/><ellipse cx="82" cy="98" rx="62" ry="16" fill="#f6e7c8"/><g fill="#d96c3f"><circle cx="66" cy="96" r="5"/><circle cx="94" cy="100" r="5"/></g><path d="M76 92q8-6 14 2" stroke="#4f9a52" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M58 70q-8-12 0-22M82 66q-8-14 0-26M106 70q-8-12 0-22" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" stroke-opacity=".8"/><path d="M112 168c-8-30 14-64 44-58 28 6 40 34 30 58z" fill="#d98a3d"/><path d="M128 124c8 8 14 24 14 44M150 112c6 14 10 34 8 56M174 124c0 14 0 30-4 44" stroke="#b3652a" stroke-width="5" fill="none" stroke-linecap="round"/>',
  },
  golf: {
    from: '#3f9f58',
    to: '#1b6b46',
    pale: '#e9f6ec',
    art: '<path d="M6 168c40-30 150-36 188-6v26H6z" fill="#8ed07f"/><ellipse cx="128" cy="160" rx="22" ry="6" fill="#1b4d33"/><path d="M128 160V22" stroke="#fff" stroke-width="7" stroke-linecap="round"/><path d="M128 24c-26-10-40 12-70 0v44c30 12 44-10 70 0z" fill="#f2543d"/><circle cx="52" cy="152" r="22" fill="#fff"/><g fill="#d5dede"><circle cx="46" cy="146" r="3"/><circle cx="58" cy="146" r="3"/><circle cx="52" cy="156" r="3"/><circle cx="64" cy="156" r="3"/><circle cx="41" cy="157" r="3"/></g>',
  },
  clinic: {
    from: '#2f9ad4',
    to: '#1767a8',
    pale: '#e6f4fb',
    art: '<ellipse cx="100" cy="186" rx="66" ry="8" fill="#0002"/><rect x="40" y="28" width="120" height="154" rx="16" fill="#fff"/><rect x="70" y="16" width="60" height="26" rx="10" fill="#0e4f86"/><path d="M100 132c-24-16-38-30-38-46a20 20 0 0 1 38-9 20 20 0 0 1 38 9c0 16-14 30-38 46z" fill="#f0616d"/><path d="M50 100h30l8-16 12 32 10-22 6 6h34" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/><path d="M64 152h72M64 166h44" stroke="#bfe0f2" stroke-width="8" stroke-linecap="round"/>',
  },
  clock: {
    from: '#2f6a86',
    to: '#123247',
    pale: '#e6ecef',
    art: '<ellipse cx="100" cy="180" rx="94" ry="10" fill="#0004"/><rect x="4" y="34" width="192" height="140" rx="18" fill="#7a4a2a"/><rect x="12" y="42" width="176" height="124" rx="12" fill="#95603a"/><circle cx="56" cy="122" r="35" fill="#22262b"/><circle cx="56" cy="122" r="29" fill="#fffdf6"/><g fill="#e9e2d0"><ellipse cx="46" cy="114" rx="6" ry="3.5"/><ellipse cx="62" cy="110" rx="6" ry="3.5"/><ellipse cx="56" cy="126" rx="6" ry="3.5"/><ellipse cx="68" cy="130" rx="6" ry="3.5"/></g><circle cx="130" cy="122" r="35" fill="#22262b"/><circle cx="130" cy="122" r="29" fill="#c9822f"/><g fill="#fff3dc"><rect x="114" y="112" width="14" height="12" rx="3"/><rect x="134" y="124" width="13" height="11" rx="3"/></g><path d="M120 134q8-8 14 0M136 108q8-6 12 2" stroke="#4f9a52" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="40" cy="66" r="18" fill="#f4f1ea"/><circle cx="40" cy="66" r="13" fill="#cc4632"/><circle cx="84" cy="66" r="18" fill="#f4f1ea"/><circle cx="84" cy="66" r="13" fill="#5a9a45"/><circle cx="128" cy="66" r="18" fill="#f4f1ea"/><circle cx="128" cy="66" r="13" fill="#f0c24c"/><path d="M176 56v104M184 56v104" stroke="#e9d9bd" stroke-width="4" stroke-linecap="round"/>',
  },
  coffee: {
    from: '#c39a6b',
    to: '#6a4327',
    pale: '#f6efe6',
    art: '<ellipse cx="96" cy="172" rx="88" ry="12" fill="#0003"/><path d="M112 118h58l14 44H98z" fill="#fff3dd"/><path d="M112 118h58l4 13H108z" fill="#e8607a"/><path d="M105 141h72l2 7h-76z" fill="#e8a15c"/><circle cx="140" cy="108" r="11" fill="#e0384a"/><path d="M140 98q2-8 9-10" stroke="#3f7d3a" stroke-width="4" fill="none" stroke-linecap="round"/><ellipse cx="66" cy="162" rx="60" ry="9" fill="#fffaf2"/><path d="M20 92h84v34a34 34 0 0 1-34 34H54a34 34 0 0 1-34-34z" fill="#fffaf2"/><path d="M104 102h8a16 16 0 0 1 0 32h-10" fill="none" stroke="#fffaf2" stroke-width="9"/><ellipse cx="62" cy="92" rx="42" ry="11" fill="#f1e4d0"/><ellipse cx="62" cy="93" rx="35" ry="8" fill="#5a3319"/><path d="M46 68q-8-12 0-24M66 68q-8-14 0-28M86 68q-8-12 0-24" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" stroke-opacity=".75"/>',
  },
};
