/** Which days a card counts: those in a row up to today, or all days ever. */
export type SharedCount = 'streak' | 'total'

export type SharedPractice = {
  readonly counted: SharedCount
  /** At least one. */
  readonly days: number
  /** The raga whose figure is drawn. */
  readonly raga: string
  /** The person's name if they want it on the card. */
  readonly name: string | null
}

export type ShareWords = {
  /** Below the number: "days of practice, one after another". */
  readonly line: string
  /** To be sent or copied, without an address. */
  readonly text: string
  /** A description of the picture, for people who do not see it. */
  readonly alt: string
}

/** The words of a card. They contain the days and nothing else about the person. */
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
