import { Link } from 'react-router';
import type { Miss } from '#catalog/recommend.ts';
import { AisleDrawing } from './aisle-drawing.tsx';

interface MissListProps {
  title: string;
  misses: readonly Miss[];
  aisle: number | undefined;
  productOf: (model: Miss['model']) => string;
}

/** The others, each with why not. */
export function MissList({ title, misses, aisle, productOf }: MissListProps) {
  return (
    <div className="mt-14">
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {misses.map(({ model, because }) => (
          <li key={model}>
            <Link
              to={productOf(model)}
              className="flex h-full items-center gap-4 rounded-md bg-surface p-4 transition-colors hover:bg-tint"
            >
              <div className="w-20 shrink-0">
                <AisleDrawing model={model} aisle={aisle} fits={false} isPlain />
              </div>
              <span className="min-w-0">
                <span className="block text-body font-semibold text-ink">{model}</span>
                <span className="block text-label text-muted">{because}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
