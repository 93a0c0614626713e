type Tip = { readonly title: string; readonly text: string }

/** What helps a practice to last. */
export const TIPS: readonly Tip[] = [
  {
    title: 'Set Small Goals',
    text: 'Five minutes you keep are worth more than an hour you put off. Choose the length you could manage on your worst day.',
  },
  {
    title: 'Create a Routine',
    text: 'Tie your sit to something that happens anyway: the first tea, the lamp at dusk. Every raga has its hour, and so can you.',
  },
  {
    title: 'Be Kind to Yourself',
    text: 'A missed day is a day, not a verdict. Begin again where you are; nothing you have done is taken away.',
  },
  {
    title: 'Track Your Progress',
    text: 'A mood and a line are enough. In a few weeks they show you what no single day can.',
  },
  {
    title: 'Find Your Why',
    text: 'Write one sentence about what you sit down for, and read it on the evenings when the cushion looks far away.',
  },
  {
    title: 'Embrace Challenges',
    text: 'Some sits are restless. Staying to the last note of a restless one is the practice, too.',
  },
]
