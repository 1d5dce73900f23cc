import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { searchFields, type SearchField } from '#contract/choices.ts';
import { limits } from '#contract/limits.ts';
import { addressNames, industryTabs, listSearch, type PostQuery } from './list-address.ts';
import { Button } from '#web/ui/button.tsx';
import { ListFilterMenu } from './list-filter-menu.tsx';

interface ListSearchProps {
  path: string;
  query: PostQuery;
  industry: number;
}

/** The search bar of a list; who types in it sees the whole of it ringed. Before scripts run, and without them, it is a plain GET form. */
export function ListSearch({ path, query, industry }: ListSearchProps) {
  const [field, setField] = useState<SearchField>(query.field);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const shownKeyword = useRef(query.keyword);
  const [shownQuery, setShownQuery] = useState(query);
  // Going back shows another search: the bar follows it, without losing the focus.
  if (shownQuery !== query) {
    setShownQuery(query);
    setField(query.field);
  }
  useEffect(() => {
    if (input.current && shownKeyword.current !== query.keyword) input.current.value = query.keyword;
    shownKeyword.current = query.keyword;
  }, [query.keyword]);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(addressNames.keyword);
    const keyword = typeof typed === 'string' ? typed.trim() : '';
    void navigate(path + listSearch({ keyword, field }, industry), { preventScrollReset: true });
  }

  return (
    <search className="block w-full md:max-w-md lg:max-w-lg">
      <form
        method="get"
        action={path}
        onSubmit={search}
        className="flex items-center gap-1 rounded-full border border-line bg-white p-1 transition-colors hover:border-muted has-[input:focus-visible]:border-accent-strong has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-accent-strong"
      >
        {industry > 0 && (
          <input type="hidden" name={addressNames.tab} value={industryTabs[industry]} readOnly />
        )}
        <ListFilterMenu field={field} onChoose={setField} />
        {/* Carries the filter; without scripts it is also where one chooses it. */}
        <select
          name={addressNames.field}
          aria-label="검색 조건"
          value={field}
          onChange={(event) => setField(event.currentTarget.value as SearchField)}
          className="hidden min-h-11 rounded-full px-3 text-label noscript:block"
        >
          {Object.entries(searchFields).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span aria-hidden className="h-5 w-px shrink-0 bg-line" />
        <input
          ref={input}
          type="search"
          name={addressNames.keyword}
          aria-label="검색어"
          defaultValue={query.keyword}
          placeholder={`${searchFields[field]}으로 검색해보세요.`}
          maxLength={limits.keyword}
          enterKeyHint="search"
          autoComplete="off"
          className="search-clear min-h-11 w-full min-w-0 flex-1 rounded-full bg-transparent px-2 text-body text-ellipsis text-ink outline-none placeholder:text-muted md:px-3"
        />
        <Button type="submit" className="shrink-0 max-sm:px-3.5">
          <Search aria-hidden className="size-4" />
          <span className="max-sm:sr-only">검색</span>
        </Button>
      </form>
    </search>
  );
}
