/** What a screen reader says while the model turns. */
export const spokenViews = {
  front: '앞에서 본 모습',
  back: '뒤에서 본 모습',
  left: '왼쪽에서 본 모습',
  right: '오른쪽에서 본 모습',
  'upper-front': '앞쪽 위에서 본 모습',
  'upper-back': '뒤쪽 위에서 본 모습',
  'upper-left': '왼쪽 위에서 본 모습',
  'upper-right': '오른쪽 위에서 본 모습',
  'lower-front': '앞쪽 아래에서 본 모습',
  'lower-back': '뒤쪽 아래에서 본 모습',
  'lower-left': '왼쪽 아래에서 본 모습',
  'lower-right': '오른쪽 아래에서 본 모습',
  'interaction-prompt': '방향키로 돌리고 +와 − 키로 확대하거나 축소합니다',
} as const;
