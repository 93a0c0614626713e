/** Which days a card tells of: those in a row up to today, or all there ever were. */
export type SharedCount = 'streak' | 'total'

export type SharedPractice = {
  readonly counted: SharedCount
  /** One at least. */
  readonly days: number
  /** The raga whose figure is drawn. */
  readonly raga: string
  /** The person's name if they want it told. */
  readonly name: string | null
}

export type ShareWords = {
  /** Below the number: "days of practice, one after another". */
  readonly line: string
  /** To be sent or copied, without an address. */
  readonly text: string
  /** What is seen on the picture, for those who do not see it. */
  readonly alt: string
}

/** The words of a card. They tell of days and of nothing else of the person. */
export function shareWords({ counted, days, raga, name }: SharedPractice): ShareWords {
  const noun = days === 1 ? 'day of practice' : 'days of practice'
  const line = counted === 'streak' && days > 1 ? `${noun}, one after another` : noun
  const sentence = `${days} ${line}`
  return {
    line,
    text: `${sentence}, with Indian classical music and Alap.`,
    alt: [`The swara wheel of ${raga}, and within it: ${sentence}.`, name && `${name}.`, 'Alap.']
      .filter(Boolean)
      .join(' '),
  }
}
