import type { FormEvent, ReactNode } from 'react';
import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { useShownValue } from './use-shown-value.ts';

interface SearchBoxProps {
  keyword: string;
  placeholder: string;
  onSearch: (keyword: string) => void;
  /** The list without the keyword. */
  resetHref: string;
  /** Before the keyword: what is searched in. */
  children?: ReactNode;
}

export function SearchBox({ keyword, placeholder, onSearch, resetHref, children }: SearchBoxProps) {
  const field = useShownValue(keyword);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('keyword');
    onSearch(typeof typed === 'string' ? typed.trim() : '');
  };
  return (
    <search className="min-w-0 grow md:not-first:*:justify-end xl:basis-64">
      <form onSubmit={submit} className="flex flex-wrap items-center gap-2">
        {children}
        <TextField
          ref={field}
          label="검색어"
          name="keyword"
          type="search"
          defaultValue={keyword}
          placeholder={placeholder}
          maxLength={limits.keyword}
          className="min-w-24 flex-1 xl:max-w-64 [&>label]:sr-only [&_input]:text-ellipsis"
        />
        <Button type="submit" look="secondary">
          <Search aria-hidden className="size-4 max-md:hidden" />
          검색
        </Button>
        {keyword !== '' && (
          <Link
            to={resetHref}
            onClick={() => field.current?.focus()}
            className={buttonStyle({ look: 'quiet' })}
          >
            초기화
          </Link>
        )}
      </form>
    </search>
  );
}
