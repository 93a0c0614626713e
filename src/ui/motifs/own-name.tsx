import { type ReactNode, useSyncExternalStore } from 'react'
import { ownSettings } from '~/lib/shell/own-settings.ts'
import type { Name } from '~/lib/words/name-forms.ts'
import { type NameForm, namesNow, ownNameLanguage } from '~/lib/words/own-names.ts'

/** In which letters the person wants to see names. */
export function useNameForm(): NameForm {
  return useSyncExternalStore<NameForm>(ownSettings.subscribe, namesNow, () => 'both')
}

type OwnNameProps = {
  /** Words that are no Sanskrit name stay as they are. */
  of: Name | string
  /** What belongs to the name, as its degrees: a second script comes after it. */
  children?: ReactNode
  /** The language of its Devanagari, and the font: ragas are named in Hindi. */
  in?: 'hi' | 'sa'
  /** In Latin letters where both scripts are chosen, because there is no room for two. */
  isInOne?: boolean
}

/** A Sanskrit name in the letters that the person chose. */
export function OwnName({ of, children, in: language = 'sa', isInOne = false }: OwnNameProps) {
  const chosen = useNameForm()
  const form = chosen === 'both' ? 'latin' : chosen
  const isTwo = chosen === 'both' && !isInOne
  // In an element of its own: a text alone, which a translator may take away, React could not change.
  if (typeof of === 'string') return <span>{of}</span>
  return (
    <>
      <span lang={ownNameLanguage(language, form)}>{of[form]}</span>
      {children && ' '}
      {children}
      {isTwo && ' '}
      {isTwo && (
        <span lang={language} className="inline-block text-[0.85em] font-normal">
          {of.devanagari}
        </span>
      )}
    </>
  )
}
