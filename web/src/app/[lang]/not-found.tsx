import { Heading } from '@chakra-ui/react';

export default function NotFound() {
  return <Heading as="h1">404</Heading>;
}
