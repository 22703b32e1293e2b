import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './languages.ts';

/**
 * English stands in the code as the key itself, so it needs no catalogue; another language is a JSON file in
 * locales/ with the English sentence as key. Plurals: `t('{{count}} orders', { count, defaultValue_one:
 * '{{count}} order' })`, in a catalogue `"{{count}} orders_one"`.
 */
const catalogues: Record<Exclude<Language, 'en'>, () => Promise<{ default: Record<string, string> }>> = {
  bn: () => import('./locales/bn.json'),
};

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  resources: { en: { translation: {} } },
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/**
 * Switches the app to a language; a catalogue other than English is fetched first. Rejects when that fails.
 *
 * @public The Bangla catalogue is coming; nothing offers the choice before it is complete.
 */
export async function setLanguage(language: Language): Promise<void> {
  if (language !== 'en' && !i18n.hasResourceBundle(language, 'translation')) {
    const catalogue = await catalogues[language]();
    i18n.addResourceBundle(language, 'translation', catalogue.default);
  }
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Texts outside components; inside them use `useTranslation` of react-i18next. */
export const t = i18n.t.bind(i18n);
