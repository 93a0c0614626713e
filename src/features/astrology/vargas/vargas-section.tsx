import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ayanamshaWords } from '~/features/astrology/ayanamsha/ayanamsha-words.ts'
import type { ShownChart } from '~/features/astrology/chart/shown-chart.ts'
import { AllVargas } from '~/features/astrology/vargas/all-vargas.tsx'
import { OneVarga } from '~/features/astrology/vargas/one-varga.tsx'
import { UNKNOWN } from '~/features/astrology/vargas/varga-firmness.ts'
import { METHOD_NAMES, ruleWords, vargaTitle } from '~/features/astrology/vargas/varga-words.ts'
import { methodsOf, VARGAS, type Varga, type VargaMethod } from '~/jyotish/almanac/vargas/varga.ts'
import type { VargaMethods } from '~/jyotish/confidence/varga-confidence.ts'
import { vargaConfidence } from '~/queries/birth/chart-almanac.ts'
import { SelectField } from '~/ui/controls/select-field.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Heading, Text } from '~/ui/layout/text.tsx'

/** The navamsha first, which is read beside every chart. */
const ORDER: readonly Varga[] = ['D9', ...VARGAS.filter((varga) => varga !== 'D9')]

/** The sixteen divisional charts: one of them drawn, and the signs of all. */
export function VargasSection({ birth, chart, ayanamsha, minutes }: ShownChart) {
  const [varga, setVarga] = useState<Varga>('D9')
  const [methods, setMethods] = useState<VargaMethods>({})
  const method = methods[varga] ?? 'parashara'
  const doubt = { birth, node: chart.node ?? 'mean', minutes: minutes ?? 0, methods, ayanamsha }
  const found = useQuery({ ...vargaConfidence(doubt), placeholderData: keepPreviousData })
  const shown = { chart, methods, minutes, found }
  return (
    <Stack gap="wide">
      <Stack>
        <Heading>Vargas</Heading>
        <Text
          size="small"
          tone="soft"
        >{`Each sign is divided into parts, and each part belongs to a sign: a varga. By the ${ayanamshaWords(ayanamsha, chart.ayanamsha)}.`}</Text>
        {minutes === UNKNOWN && (
          <Notice title="The time of birth is not known">
            Without it no varga has a lagna or houses, so none is drawn. The signs of grahas are
            given where they are the same for the whole day around the time that is entered.
          </Notice>
        )}
        <SelectField
          label="Varga"
          value={varga}
          onChange={(value) => setVarga(value as Varga)}
          options={ORDER.map((value) => ({ value, label: vargaTitle(value) }))}
        />
        <VargaRule
          varga={varga}
          method={method}
          onMethod={(chosen) => setMethods({ ...methods, [varga]: chosen })}
        />
      </Stack>
      <OneVarga key={varga} varga={varga} {...shown} />
      <AllVargas {...shown} />
    </Stack>
  )
}

type VargaRuleProps = {
  varga: Varga
  method: VargaMethod
  onMethod: (method: VargaMethod) => void
}

/** The rule of a varga in words, and the choice of another where programs differ. */
function VargaRule({ varga, method, onMethod }: VargaRuleProps) {
  const offered = methodsOf(varga)
  return (
    <>
      {offered.length > 1 && (
        <SelectField
          label={`Rule of ${varga}`}
          hint="Programs differ here."
          value={method}
          onChange={(value) => onMethod(value as VargaMethod)}
          options={offered.map((value) => ({ value, label: METHOD_NAMES[value] }))}
        />
      )}
      <Text>{ruleWords(varga, method)}</Text>
    </>
  )
}
