import { useState } from 'react';
import { inquirySearchFields, type InquirySearchField } from '#contract/choices.ts';
import { Select } from '#web/ui/select.tsx';
import { SearchBox } from '../list/search-box.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import type { InquiryAddress } from './inquiry-calls.ts';

const options = Object.entries(inquirySearchFields).map(([value, label]) => ({ value, label }));

/** 으로 behind a consonant, 로 behind a vowel or an l. */
function withParticle(word: string): string {
  const last = ((word.codePointAt(word.length - 1) ?? 0) - 0xac00) % 28;
  return `${word}${last === 0 || last === 8 ? '로' : '으로'}`;
}

function placeholderFor(field: InquirySearchField): string {
  return field === 'all'
    ? '전체에서 검색해보세요.'
    : `${withParticle(inquirySearchFields[field])} 검색해보세요.`;
}

/** Searches inquiries in the field that is chosen. */
export function InquirySearch({ address }: { address: ListAddress<InquiryAddress> }) {
  const { state, go, hrefFor } = address;
  const [field, setField] = useState(state.field);
  return (
    <SearchBox
      keyword={state.keyword}
      placeholder={placeholderFor(field)}
      onSearch={(keyword) => go({ keyword, field })}
      resetHref={hrefFor({ keyword: '' })}
    >
      <Select
        label="검색 조건"
        options={options}
        value={field}
        onChange={(event) => setField(event.target.value as InquirySearchField)}
        className="w-31 [&>label]:sr-only"
      />
    </SearchBox>
  );
}
