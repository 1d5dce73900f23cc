/** Pictures that messengers show with a shared link, 1200 × 630, drawn for each section and product. */
export const shareImages = {
  home: '/brand/share-home.jpg',
  company: '/brand/share-company.jpg',
  products: '/brand/share-products.jpg',
  events: '/brand/share-events.jpg',
  cases: '/brand/share-cases.jpg',
  partnership: '/brand/share-partnership.jpg',
  support: '/brand/share-support.jpg',
  finder: '/brand/share-finder.jpg',
  compare: '/brand/share-compare.jpg',
  cost: '/brand/share-cost.jpg',
  planner: '/brand/share-planner.jpg',
} as const;
