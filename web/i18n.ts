import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { COMPLETE_LANGUAGES } from './languages.ts';
import type { Language } from './languages.ts';

/**
 * English stands in the code as the key itself, so it needs no catalogue; another language is a JSON file in
 * locales/ with the English sentence as key. Plurals: `t('{{count}} orders', { count, defaultValue_one:
 * '{{count}} order' })`, in a catalogue `"{{count}} orders_one"`.
 */
void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  resources: { en: { translation: {} } },
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  // A text without translation is shown in English.
  returnEmptyString: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

const STORED = 'language';

/** The language that was chosen in this browser, where it is offered; else English. */
export function chosenLanguage(): Language {
  try {
    return COMPLETE_LANGUAGES.find((one) => one === localStorage.getItem(STORED)) ?? 'en';
  } catch {
    // Blocked storage.
    return 'en';
  }
}

/** Stores the choice in this browser. What is loaded from then on is in that language. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // Blocked storage: each page is English.
  }
}

/** Stores the choice and reloads the page, so that no text stays in the previous language. */
export function chooseLanguage(language: Language): void {
  storeLanguage(language);
  window.location.reload();
}

/** Before the first render. Without its catalogue, when that cannot be had, the page is English. */
export async function startLanguage(language: Language = chosenLanguage()): Promise<void> {
  if (language !== 'bn') return;
  const bangla = await import('./locales/bangla.ts').catch(() => null);
  if (!bangla) return;
  bangla.loadBangla(i18n);
  await i18n.changeLanguage('bn');
}

export { i18n };

/** Texts outside components; inside them use `useTranslation` of react-i18next. */
export const t = i18n.t.bind(i18n);
