'use client';

import { useState } from 'react';

const fields = { title: '제목', content: '내용', all: '제목+내용' } as const;

/** The page's one part that lives in the browser too, as on the site. */
export function SearchForm() {
  const [field, setField] = useState<keyof typeof fields>('title');
  return (
    <form
      action="/sub3_1"
      method="get"
      className="flex items-center gap-1 rounded-full border border-line bg-white p-1"
    >
      <select
        name="filter"
        aria-label="검색 조건"
        value={field}
        onChange={(event) => setField(event.target.value as keyof typeof fields)}
        className="min-h-11 rounded-full px-3 text-label"
      >
        {Object.entries(fields).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <input
        type="search"
        name="keyword"
        aria-label="검색어"
        placeholder={`${fields[field]}으로 검색해보세요.`}
        maxLength={100}
        className="min-h-11 w-full min-w-0 flex-1 rounded-full bg-transparent px-3 text-body text-ink placeholder:text-muted"
      />
      <button
        type="submit"
        className="inline-flex min-h-11 items-center justify-center gap-2 rounded-full border"
      >
        검색
      </button>
    </form>
  );
}
