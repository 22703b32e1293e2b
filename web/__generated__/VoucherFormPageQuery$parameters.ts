/**
 * @generated SignedSource<<fddd9728fe415f9b4652376dff6dc50a>>
 * @relayHash f981d9f95d548a6e2f2522b4e4ccae07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9448ab16ef9a8f3b9701560b4031162b1ccadc3b8b57f66a3adb6cf973616b1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VoucherFormPageQuery } from './VoucherFormPageQuery.graphql';

const node: PreloadableConcreteRequest<VoucherFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9448ab16ef9a8f3b9701560b4031162b1ccadc3b8b57f66a3adb6cf973616b1b",
    "metadata": {},
    "name": "VoucherFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
