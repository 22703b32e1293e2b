/**
 * @generated SignedSource<<984193cc0e0e9baaeecdcb97f44e3469>>
 * @relayHash 8f84e21af065e11380a29ca543b827d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d912ebc589951147fe98e9213f00c499ecdd40c6c150fa69c07f2b8f3f6a9f17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SupplierListPageQuery } from './SupplierListPageQuery.graphql';

const node: PreloadableConcreteRequest<SupplierListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d912ebc589951147fe98e9213f00c499ecdd40c6c150fa69c07f2b8f3f6a9f17",
    "metadata": {},
    "name": "SupplierListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
