export default function P() { return <p>Unavailable designed</p>; }
