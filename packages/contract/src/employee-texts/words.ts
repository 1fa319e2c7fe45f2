/** The languages of the employees' application. */
export const languages = ['en', 'fil'] as const
export type Language = (typeof languages)[number]

/** Each in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fil: 'Filipino' }

/** Texts in every language of the application. The types make sure that both languages have the same ones. */
export const words = <T>(en: T, fil: NoInfer<T>): Record<Language, T> => ({ en, fil })
