import type { RepertoireEntry } from '~/raga/repertoire/repertoire-entry.ts'

export const MALKAUNS: RepertoireEntry = {
  ragaId: 'malkauns',
  chalan: [
    ',n g S',
    'S m g',
    'm n d m',
    // The NCPA's characteristic phrases (autrimncpa.wordpress.com/malkauns).
    'g ,n S ,d',
    'g m d g m g S',
    // The alap of Malkauns in B. S. Sharma, Sitar Malika, ch. 21 (hi.wikisource.org).
    ',d ,n ,d S',
    // Phrases of the raga at anjanai.github.io/ear-training.
    'g m g n d m',
  ],
  ascents: ["S g m d n S'"],
  phrases: [
    // Low.
    'S:4',
    ',n S:4',
    'S ,n ,d:3~',
    ',d ,n:1.5 S:4',
    'S:0.5 ,n /,d:1.5 ,m:4',
    ',m ,d ,n:1.5 S:3.5',
    ',n:0.5 ,d ,n ,d ,m:3.5',
    ',m ,n:1.5 /,d ,m:3',
    ',d ,m ,d:0.5 ,n S:3',
    ',n:0.5 g:1.5~ /S:4',
    ',d:0.5 ,n:0.5 S g:3~',
    // Middle.
    'm:4',
    'g:2~ m:3',
    'S /m:4',
    'S g m:4',
    'g m:2 g S:3.5',
    'g:2~ /S ,n S:3',
    ',n:0.5 S:0.5 g:0.5 m:2 /g:1.5 S:3',
    'm:2 /g:3~',
    'S:0.5 m:2 g m:0.5 g S:3',
    'g m (n)d:1.5 m:3.5',
    'm d:1.5 (n)d m:3',
    'g:0.5 m:0.5 d n d m:3',
    'm n:1.5 /d m:3.5',
    'm:0.5 d:0.5 n:1.5 d:3~',
    'd /m:1.5 g m:0.5 g:1.5 S:3.5',
    'n d m:2 g m g S:3',
    // High.
    "S':4",
    "g:0.5 m:0.5 d n:1.5 S':4",
    'm d n:2.5',
    "d n S':4",
    "S' n /d:3~",
    "d:0.5 n:0.5 S':0.5 g':2~ S':3",
    "n g':1.5~ /S':3.5",
    "S':0.5 g' m':1.5 g' S':3",
    "S' g':3~",
    "S' g' m':3.5",
    "m':2 /g':1.5 S':3",
    "d n g' S':3",
    "m' g' S' n /d:3",
    // Coming down.
    "g' S' n d:1.5 m:3.5",
    "S':2 n d:1.5 /m:4",
    'n:1.5 d m /g:3~',
    "S' n d m:1.5 g m g S:4",
  ],
  cadence: 'd m:2 g m /g:1.5 S:0.5 ,n S:6',
}
