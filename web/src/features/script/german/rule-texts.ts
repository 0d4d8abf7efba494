import type { WritingRule } from '@pol/content/script/writing-rules'
import { interfaceLanguage } from '@pol/contract/text'

export const titleOfRule = ({ title_german, title_farsi }: WritingRule) =>
  interfaceLanguage === 'fa' ? title_farsi : title_german

export const textOfRule = ({ rule_german, rule_farsi }: WritingRule) =>
  interfaceLanguage === 'fa' ? rule_farsi : rule_german
