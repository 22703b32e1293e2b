/**
 * @generated SignedSource<<28fbce9863e8d3e5b773b3022b03023e>>
 * @relayHash b318935f694eb6ec1272f0de452d64c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f13d1603b9cfbb8ba026b6d4e9d7cee7337e26bc51198240f28f268234e96ca5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherPageQuery } from './VoucherPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f13d1603b9cfbb8ba026b6d4e9d7cee7337e26bc51198240f28f268234e96ca5",
    "metadata": {},
    "name": "VoucherPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
