import type { RepertoireEntry } from '~/raga/repertoire.ts'

export const BHUPALI: RepertoireEntry = {
  ragaId: 'bhupali',
  chalan: ["P D S' R' G'", "D R' S'", 'G R G P G', 'P G D P'],
  phrases: [
    // Low.
    'S:4',
    ',D:1.5 S:4',
    'S ,D:3',
    'S:0.5 ,D:1.5 /R S:4',
    ',P ,D:1.5 S:4',
    'S ,D (,D),P:3',
    'S ,D ,P ,G:3',
    ',G ,P ,D:1.5 S:4',
    ',D S R:3',
    // Middle.
    'S R G:2 /R S:3',
    'S R (P)G:4',
    'G:2 R S:0.5 ,D:1.5 S:3',
    'G R:1.5 G:4',
    ',D S R G:1.5 R:3',
    'G P (P)G:3.5',
    'G R G:0.5 P G:1.5 R S:3',
    'P:2 /G R (P)G:4',
    'S R G P:4',
    'G:0.5 P:0.5 D:1.5 P:3',
    'P G (P)D:1.5 P:3',
    'D:2 /P G:4',
    'G P D:1.5 P (P)G:2 R S:3',
    "P D (S')D:1.5 P G:3",
    // High.
    "G:0.5 P:0.5 D:2 S':4",
    "P D S':1.5 D P:3",
    "P D S' R':1.5 S':3",
    "S' D R':1.5 S':4",
    "S' R' G':3",
    "G':2 /R' S':4",
    "D:0.5 S':0.5 R':0.5 G':1.5 R' S':3",
    // Coming down.
    "S':2 D:1.5 P G:3",
    "G' R' S':1.5 D P G:3",
    "S':1.5 D P D:0.5 P:0.5 G:1.5 R S:4",
    'D P (P)G:2 R G:0.5 R S:3',
    'P G R S ,D S:4',
  ],
  cadence: 'P:1.5 G:2 R S:0.5 ,D:1.5 /R S:6',
}
