import type { NextConfig } from 'next';

const config: NextConfig = {
  turbopack: { root: import.meta.dirname },
  typescript: { ignoreBuildErrors: true },
};

export default config;
