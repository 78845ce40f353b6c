/** Next runs this file before any other script of a page: no schema may be built before. */
import { config } from 'zod/v4/core';

// Zod would try `new Function`, which the Content-Security-Policy refuses and reports.
config({ jitless: true });
