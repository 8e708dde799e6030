/** Light or dark: the user's choice, otherwise the device's. */
import { computed, effect, signal } from '@preact/signals';
import { themeChoice } from './preferences.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const deviceIsDark = signal(prefersDark.matches);

export const theme = computed(() => {
  if (themeChoice.value !== 'system') return themeChoice.value;
  return deviceIsDark.value ? 'dark' : 'light';
});

export function followTheme(): void {
  prefersDark.addEventListener('change', () => {
    deviceIsDark.value = prefersDark.matches;
  });
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
  });
}

export function switchTheme(): void {
  themeChoice.value = theme.value === 'dark' ? 'light' : 'dark';
}
