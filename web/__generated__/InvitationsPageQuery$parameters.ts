/**
 * @generated SignedSource<<d24a3a7d973df973e897147b4c13c599>>
 * @relayHash dc5ff0210ff71e9763a8d38588f01ea4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9540d7f73b6178a560a4f32e9d33770072a150c7685e6acf338463a5befe2c2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvitationsPageQuery } from './InvitationsPageQuery.graphql';

const node: PreloadableConcreteRequest<InvitationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9540d7f73b6178a560a4f32e9d33770072a150c7685e6acf338463a5befe2c2d",
    "metadata": {},
    "name": "InvitationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
