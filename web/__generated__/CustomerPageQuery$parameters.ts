/**
 * @generated SignedSource<<a248e96732bd71873dbdcea2cec48d71>>
 * @relayHash e6b18621f463430fe0ace1edc67cf34c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d33a12eb3139319194b9367f2a3f4ede556ecc20ea1fc00a04daf61edef2b64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerPageQuery } from './CustomerPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d33a12eb3139319194b9367f2a3f4ede556ecc20ea1fc00a04daf61edef2b64",
    "metadata": {},
    "name": "CustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
