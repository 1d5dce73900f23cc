/** Under these names the browser keeps what was typed into the two inquiry forms until it is sent. */
export const draftNames = {
  partnership: 'inquiry-draft-partnership',
  support: 'inquiry-draft-support',
} as const;
