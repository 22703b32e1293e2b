/**
 * @generated SignedSource<<377efdcc35292904b3a67dcbc7df37f7>>
 * @relayHash 3fa4574d664b3fa352d96b7b4e25245b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 241ee0670e891756471ca4e37edb83b3c33e8b31bc9d7d00f199105e0e17d710

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "241ee0670e891756471ca4e37edb83b3c33e8b31bc9d7d00f199105e0e17d710",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
