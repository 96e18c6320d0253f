export type ViewerAction = 'in' | 'out' | 'whole' | 'left' | 'right' | 'up' | 'down';

const keys: Record<string, ViewerAction> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'whole',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export function actionOfKey(key: string): ViewerAction | undefined {
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}
