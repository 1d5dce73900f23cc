import { useState } from 'react';

export const meta = () => [{ title: '나루로보틱스' }];

export default function Home() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>나루로보틱스</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </main>
  );
}
